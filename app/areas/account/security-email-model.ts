/** IDN-017. What the member is told by e-mail at once, because it opens the account, closes it, or carries it away. */
export type SecurityEvent =
  | { kind: 'password-changed' }
  | { kind: 'passkey-added'; passkey: string }
  | { kind: 'passkey-removed'; passkey: string }
  | { kind: 'second-factor-added' }
  | { kind: 'second-factor-removed' }
  | { kind: 'recovery-codes-made' }
  | { kind: 'recovery-code-used'; left: number }
  | { kind: 'email-changed'; username: number }
  /** Another member asked for this address. */
  | { kind: 'address-asked' }
  | { kind: 'data-exported' }
  /** Where sign-up is quiet: somebody registered with the e-mail or the fiscal code of this account. */
  | { kind: 'registered-again'; username: number }
  /** Somebody entered from a browser that never let this member in. */
  | { kind: 'new-browser'; device: string; at: Date }

/** Of one kind a member gets one e-mail in this time, however often it happens. */
export const SECURITY_EMAIL_PAUSE_MS = 10 * 60_000
