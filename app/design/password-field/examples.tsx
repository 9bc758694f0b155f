import type { Example } from '../example.ts'
import { PasswordField } from './password-field.tsx'

export const examples: Example[] = [
  {
    name: 'Mostra e nascondi',
    render: () => (
      <div className="grid max-w-md gap-5">
        <PasswordField name="password" label="Password" defaultValue="camomilla" />
        <PasswordField
          name="nuova"
          label="Nuova password"
          isNew
          description="Da 8 a 128 caratteri."
          error="La password è troppo corta."
        />
      </div>
    ),
  },
]
