"""How benchmarks print what they found: one line a figure, names first."""


def row(name: str, value: float, unit: str, note: str = "") -> None:
    """Print one figure."""
    digits = 0 if value >= 100 else 1 if value >= 10 else 2  # noqa: PLR2004 -- three figures
    print(f"{name:<48} {value:>12,.{digits}f} {unit}{'   ' + note if note else ''}")
