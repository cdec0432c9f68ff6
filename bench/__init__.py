"""Measurements that `./dev bench` prints; nothing here passes or fails by time."""
