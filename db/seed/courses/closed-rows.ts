import type { SeedCourse } from './catalogue.ts'
import { all, doctors, nurses, pharmacists } from './seed-course.ts'

/** Events of the year before, whose last day has passed: they are in nobody's catalogue, and in the report to the regulator. */
export const CLOSED_COURSES: readonly SeedCourse[] = [
  {
    title: 'Influenza stagionale: la campagna vaccinale 2025',
    series: 'Medicina',
    model: 'E-book',
    credits: 4,
    objective: 2,
    professions: [...doctors, ...nurses, ...pharmacists],
    description: 'Coorti, coadiuvati, alto dosaggio, farmacie: che cosa è cambiato e come organizzare l’ambulatorio.',
  },
  {
    title: 'Caldo e salute: proteggere chi è fragile',
    series: 'Sicurezza',
    model: 'Multimediale',
    credits: 3,
    objective: 22,
    professions: all,
    description: 'Bollettini, farmaci che disidratano, piani di chiamata: l’estate vista da chi cura.',
  },
  {
    title: 'Il consenso a distanza: firma, video, prova',
    series: 'Legale',
    model: 'Interattivo',
    credits: 2,
    objective: 35,
    professions: all,
    description: 'Raccogliere e conservare un consenso quando il paziente non è nella stanza.',
  },
  {
    title: 'Liste d’attesa: leggere i dati, parlare con le persone',
    series: 'Manageriale',
    model: 'Film Formazione',
    credits: 5,
    objective: 4,
    professions: all,
    description: 'Una direttrice di distretto, un cruscotto e dodici telefonate difficili.',
  },
]
