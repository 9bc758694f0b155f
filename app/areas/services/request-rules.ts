import { EMAIL_MAX_LENGTH, MESSAGE_MAX_LENGTH, PHONE_MIN_DIGITS } from './model.ts'

export type RequestFields = { email: string; phone: string; message: string; isPrivacyRead: boolean }
export type RequestErrors = Partial<Record<'email' | 'telefono' | 'messaggio' | 'privacy', string>>

const REQUIRED = 'Campo obbligatorio.'
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@.]{2,}$/

/** SRV-031. What is wrong with a request before it is sent; the server asks the same again. */
export function requestErrors(fields: RequestFields, phoneMaxDigits: number): RequestErrors {
  const errors: RequestErrors = {}
  const email = fields.email.trim()
  const phone = fields.phone.trim()
  if (email === '') errors.email = REQUIRED
  else if (email.length > EMAIL_MAX_LENGTH || !EMAIL.test(email)) errors.email = 'Formato non valido.'
  if (phone === '') errors.telefono = REQUIRED
  else if (!/^\d+$/.test(phone)) errors.telefono = 'Inserisci solo cifre.'
  else if (phone.length < PHONE_MIN_DIGITS || phone.length > phoneMaxDigits)
    errors.telefono = `Da ${PHONE_MIN_DIGITS} a ${phoneMaxDigits} cifre.`
  if (fields.message.length > MESSAGE_MAX_LENGTH) errors.messaggio = `Al massimo ${MESSAGE_MAX_LENGTH} caratteri.`
  if (!fields.isPrivacyRead) errors.privacy = REQUIRED
  return errors
}
