import { z } from 'zod'
import { formData } from '../fields/form-data.ts'

/** FRM-002, FRM-007. */
export const appointmentFormSchema = z
  .strictObject({ ...formData('Prenota un appuntamento') })
  .meta({ title: 'Modulo per un appuntamento', description: 'Chi legge chiede di essere richiamato o ricevuto.' })

export type AppointmentFormFields = z.output<typeof appointmentFormSchema>
