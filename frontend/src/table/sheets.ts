/** What opens above the table; nothing of it is loaded before somebody wants it. */
export type SheetName = "settings" | "help" | "info" | "side";
