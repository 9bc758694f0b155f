/** A reason not to start that a person can act on: its message is one Italian sentence, printed alone, without a stack. */
export class StartupError extends Error {
  override name = 'StartupError'
}
