/**
 * The other companies' systems the club talks to, one port each. An area that needs one adds its folder here (a port, a
 * stand-in that works without any account, a client behind a setting) and its line below; `createApp` receives the whole.
 */
export type Outside = Readonly<Record<string, never>>

/** What runs by default: stand-ins only, so that a demo needs no account anywhere. */
export function standInOutside(): Outside {
  return {}
}
