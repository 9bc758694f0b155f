let report: (name: string) => void = () => {}

/** BLK-043. The server and the browser each say once where unknown icon names are to be logged. */
export function onUnknownIcon(listener: (name: string) => void): void {
  report = listener
}

export function reportUnknownIcon(name: string): void {
  report(name)
}
