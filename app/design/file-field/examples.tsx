import type { Example } from '../example.ts'
import { FileField } from './file-field.tsx'

export const examples: Example[] = [
  {
    name: 'Un documento',
    render: () => (
      <div className="grid max-w-lg gap-5">
        <FileField
          name="curriculum"
          label="Curriculum"
          description="PDF, al massimo 5 MB."
          accept="application/pdf"
          isOptional
        />
        <FileField name="foto" label="Fotografia" accept="image/*" error="Il file non è un’immagine." />
      </div>
    ),
  },
]
