import { PasswordField } from '#design/password-field/password-field.tsx'

/** Asked of whoever entered long ago, before what takes an account from its owner. */
export function CurrentPasswordField({ reason, isOptional }: { reason: string; isOptional?: boolean }) {
  return <PasswordField name="currentPassword" label="Password attuale" description={reason} isOptional={isOptional} />
}
