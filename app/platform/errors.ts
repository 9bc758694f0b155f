/**
 * The seven ways a request can fail that we foresee. Everything else is a bug and becomes a 500.
 * Messages are Italian and meant for the person who made the request; `details` never holds personal data.
 */
export type AppErrorKind =
  | 'not-found'
  | 'not-allowed'
  | 'prova-richiesta'
  | 'invalid-input'
  | 'conflict'
  | 'unavailable'
  | 'metodo'

export abstract class AppError extends Error {
  abstract readonly kind: AppErrorKind
  abstract readonly status: number
}

export class NotFound extends AppError {
  readonly kind = 'not-found'
  readonly status = 404
  constructor(message = 'Quello che cerchi non esiste o non è più disponibile.') {
    super(message)
  }
}

export class NotAllowed extends AppError {
  readonly kind = 'not-allowed'
  readonly status: 401 | 403
  /** 401 when nobody is signed in, 403 when the person is known and may not. */
  constructor(message = 'Non sei autorizzato.', status: 401 | 403 = 403) {
    super(message)
    this.status = status
  }
}

/** IDN-022. Something was sent to a page that only shows. */
export class PageTakesNothing extends AppError {
  readonly kind = 'metodo'
  readonly status = 405
  constructor() {
    super('Questa pagina non riceve dati.')
  }
}

/** IDN-016. The member is known and may, once they show again that it is them: the page opens «Sei ancora tu?». */
export class ProofRequired extends AppError {
  readonly kind = 'prova-richiesta'
  readonly status = 403
  constructor(message = 'Conferma che sei ancora tu per continuare.') {
    super(message)
  }
}

export class InvalidInput extends AppError {
  readonly kind = 'invalid-input'
  readonly status = 400
  /** One message per field, keyed by the name the form or the call uses. */
  readonly fields: Record<string, string>
  constructor(fields: Record<string, string> = {}, message = 'Alcuni dati non sono validi.') {
    super(message)
    this.fields = fields
  }
}

export class Conflict extends AppError {
  readonly kind = 'conflict'
  readonly status = 409
  constructor(message = 'La richiesta contraddice lo stato attuale: ricarica la pagina e riprova.') {
    super(message)
  }
}

export class Unavailable extends AppError {
  readonly kind = 'unavailable'
  readonly status: 429 | 503
  readonly retryAfterSeconds: number
  /** 503 when we or an outside system cannot answer now, 429 when the caller must slow down. */
  constructor(
    message = 'Il servizio non è al momento disponibile. Riprova tra poco.',
    retryAfterSeconds = 5,
    status: 429 | 503 = 503,
  ) {
    super(message)
    this.retryAfterSeconds = retryAfterSeconds
    this.status = status
  }
}
