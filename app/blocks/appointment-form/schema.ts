import { z } from 'zod'
import { formData } from '../fields/form-data.ts'

/** FRM-002, FRM-007. */
export const appointmentFormSchema = z
  .strictObject({ ...formData('Prenota un appuntamento') })
  .meta({ title: 'Modulo di appuntamento', description: 'Si sceglie il giorno in cui essere richiamati.' })

export type AppointmentFormFields = z.output<typeof appointmentFormSchema>
