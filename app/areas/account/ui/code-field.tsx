import type { Ref } from 'react'
import type { FieldErrors } from '#design/form/form-context.ts'
import { TextField } from '#design/text-field/text-field.tsx'
import { parseCode } from '../second-factor-rules.ts'

/** Where a code of the app, or a recovery code, is typed. */
export function CodeField({ ref, isFirst }: { ref?: Ref<HTMLInputElement>; isFirst?: boolean }) {
  return (
    <TextField
      ref={ref}
      name="code"
      label="Codice"
      description={isFirst ? 'Le sei cifre che vedi nell’app.' : 'Le sei cifre dell’app, oppure un codice di recupero.'}
      autoComplete="one-time-code"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={60}
      isRequired
    />
  )
}

export function firstCodeProblems(typed: FormData): FieldErrors {
  const code = parseCode(String(typed.get('code') ?? ''))
  return code?.kind === 'totp' ? {} : { code: 'Scrivi le sei cifre che vedi nell’app.' }
}

export function codeProblems(typed: FormData): FieldErrors {
  const code = String(typed.get('code') ?? '')
  return parseCode(code) ? {} : { code: 'Scrivi le sei cifre dell’app, oppure un codice di recupero.' }
}
