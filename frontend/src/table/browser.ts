/** The browser as the world of the live client. */
import type { Live } from "./live";
import type { SocketEvents, Wish, World } from "./world";
import { newSalt } from "./salt";

export function browserWorld(table: string, base: string): World {
  const key = `pegboard:wishes:${table}`;
  const address = new URL(`${base}/live`, location.href);
  address.protocol = address.protocol === "https:" ? "wss:" : "ws:";
  return {
    connect(on: SocketEvents) {
      const socket = new WebSocket(address);
      socket.addEventListener("open", () => {
        on.opened();
      });
      socket.addEventListener("message", ({ data }) => {
        if (typeof data === "string") on.frame(data);
      });
      socket.addEventListener("close", () => {
        on.closed();
      });
      return socket;
    },
    now: () => Date.now(),
    after(ms, then) {
      const timer = setTimeout(then, ms);
      return () => {
        clearTimeout(timer);
      };
    },
    random: () => Math.random(),
    id: newSalt,
    wishes: () => read(key),
    keep(wishes) {
      if (wishes.length > 0) sessionStorage.setItem(key, JSON.stringify(wishes));
      else sessionStorage.removeItem(key);
    },
  };
}

/** Everything by which a browser tells that the connection may have died. */
export function wakeWith(live: Live): void {
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "visible") live.wake();
  });
  window.addEventListener("pageshow", ({ persisted }) => {
    if (persisted) live.wake();
  });
  window.addEventListener("online", () => {
    live.wake();
  });
  window.addEventListener("offline", () => {
    live.lost();
  });
}

function read(key: string): Wish[] {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(key) ?? "[]");
    return Array.isArray(kept) ? (kept as Wish[]) : [];
  } catch {
    return [];
  }
}

/** Whether the page is mostly touched, so that there may be no keys. */
export function hasFingers(): boolean {
  return typeof matchMedia === "function" && matchMedia("(pointer: coarse)").matches;
}
