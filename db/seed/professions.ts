import { DOCTOR_CODE, OTHER_HEALTH_CODE } from '#areas/professions/model.ts'
import { insertProfessionLists } from '#areas/professions/store.server.ts'
import type { Db } from '#platform/db/database.server.ts'

const OTHER_HEALTH_ID = 7

/** Every club needs them, a demo or not: who registers must be able to say what they do. */
const PROFESSIONS = [
  { id: 1, code: DOCTOR_CODE, name: 'Medico chirurgo', isSignupEnabled: true },
  { id: 2, code: '857920001', name: 'Odontoiatra', isSignupEnabled: true },
  { id: 3, code: '857920002', name: 'Farmacista', isSignupEnabled: true },
  { id: 4, code: '857920000', name: 'Medico veterinario', isSignupEnabled: true },
  { id: 5, code: '857920004', name: 'Psicologo', isSignupEnabled: true },
  { id: 6, code: '857920005', name: 'Biologo', isSignupEnabled: true },
  { id: OTHER_HEALTH_ID, code: OTHER_HEALTH_CODE, name: 'Altra professione sanitaria', isSignupEnabled: true },
  { id: 8, code: '857920007', name: 'Studente di area sanitaria', isSignupEnabled: true },
  { id: 9, code: '857920008', name: 'Professionista assicurativo', isSignupEnabled: false },
  { id: 10, code: '857920009', name: 'Personale del Club', isSignupEnabled: false },
]

const DETAILS = [
  'Assistente sanitario',
  'Audiometrista',
  'Audioprotesista',
  'Chimico',
  'Dietista',
  'Educatore professionale',
  'Fisico',
  'Fisioterapista',
  'Igienista dentale',
  'Infermiere',
  'Infermiere pediatrico',
  'Logopedista',
  'Ortottista',
  'Osteopata',
  'Ostetrica',
  'Podologo',
  'Tecnico della prevenzione',
  'Tecnico della riabilitazione psichiatrica',
  'Tecnico di neurofisiopatologia',
  'Tecnico ortopedico',
  'Tecnico sanitario di laboratorio',
  'Tecnico sanitario di radiologia',
  'Terapista della neuro e psicomotricità',
  'Terapista occupazionale',
]

const SPECIALIZATIONS = [
  'Allergologia e immunologia',
  'Anatomia patologica',
  'Anestesia e rianimazione',
  'Cardiochirurgia',
  'Cardiologia',
  'Chirurgia generale',
  'Chirurgia maxillo-facciale',
  'Chirurgia pediatrica',
  'Chirurgia plastica',
  'Chirurgia toracica',
  'Chirurgia vascolare',
  'Dermatologia',
  'Ematologia',
  'Endocrinologia',
  'Gastroenterologia',
  'Geriatria',
  'Ginecologia e ostetricia',
  'Igiene e medicina preventiva',
  'Malattie infettive',
  'Medicina del lavoro',
  'Medicina dello sport',
  'Medicina d’emergenza-urgenza',
  'Medicina fisica e riabilitativa',
  'Medicina generale',
  'Medicina interna',
  'Medicina legale',
  'Medicina nucleare',
  'Nefrologia',
  'Neurochirurgia',
  'Neurologia',
  'Neuropsichiatria infantile',
  'Oftalmologia',
  'Oncologia',
  'Ortopedia',
  'Otorinolaringoiatria',
  'Patologia clinica',
  'Pediatria',
  'Pneumologia',
  'Psichiatria',
  'Radiodiagnostica',
  'Radioterapia',
  'Reumatologia',
  'Scienza dell’alimentazione',
  'Urologia',
]

export async function seedProfessions(db: Db): Promise<void> {
  await insertProfessionLists(db, {
    professions: PROFESSIONS.map((profession, position) => ({ ...profession, position })),
    details: DETAILS.map((name, index) => ({ id: index + 1, name, professionId: OTHER_HEALTH_ID })),
    specializations: SPECIALIZATIONS.map((name, index) => ({ id: index + 1, name })),
  })
}

/** What the people of the demo write of themselves, in the club's own list: a profession and, for some, which one. */
export const WRITTEN_OCCUPATIONS: readonly { word: string; professionId: number; detailId: number | null }[] = [
  own('Medico chirurgo', 1),
  own('Odontoiatra', 2),
  own('Farmacista', 3),
  own('Veterinaria', 4),
  own('Veterinario', 4),
  own('Psicologa', 5),
  own('Psicologo', 5),
  own('Biologa', 6),
  own('Biologo', 6),
  own('Professionista assicurativo', 9),
  own('Redazione', 10),
  own('Assistenza', 10),
  own('Amministrazione', 10),
  detail('Infermiera', 'Infermiere'),
  detail('Infermiere', 'Infermiere'),
  detail('Fisioterapista', 'Fisioterapista'),
  detail('Ostetrica', 'Ostetrica'),
  detail('Ostetrico', 'Ostetrica'),
  detail('Tecnica di radiologia', 'Tecnico sanitario di radiologia'),
  detail('Tecnico di radiologia', 'Tecnico sanitario di radiologia'),
  detail('Logopedista', 'Logopedista'),
  detail('Dietista', 'Dietista'),
]

function own(word: string, professionId: number) {
  return { word, professionId, detailId: null }
}

function detail(word: string, name: string) {
  return { word, professionId: OTHER_HEALTH_ID, detailId: DETAILS.indexOf(name) + 1 }
}
