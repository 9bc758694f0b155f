import type { RichText } from '#areas/content/model.ts'
import type { BlockExample } from '../block.ts'
import type { ServiceRequestData, serviceRequestSchema } from './schema.ts'

const fields = {
  form: 'lettera-diffida' as const,
  title: 'Chiedi la tua diffida',
  content: 'Racconta che cosa è successo: un avvocato scrive la lettera per te.',
  messageLabel: 'Che cosa è successo?',
}
const data = { ...fields, content: fields.content as RichText, submitLabel: 'Invia la richiesta', phoneMaxDigits: 20 }

export const examples: BlockExample<typeof serviceRequestSchema, ServiceRequestData>[] = [
  { name: 'Il modulo, per chi può chiedere', fields, data: { ...data, prompt: null } },
  { name: 'Al posto del modulo, per chi è registrato', fields, data: { ...data, prompt: 'try' } },
]
