import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { dictionary as common } from '@zxcvbn-ts/language-common'
import { dictionary as italian } from '@zxcvbn-ts/language-it'
import { commonReadings } from '#platform/secrets/common-password-rules.ts'

/** Words of the club's own people that no general list has: towns, teams, trades, months. */
const OURS = `password passw0rd p@ssword p@ssw0rd passwort pass passwd qwerty qwertyuiop qwertyui qwerty12 qazwsx qazwsxedc asdfgh
  asdfghjkl asdfasdf zxcvbnm abcdef abcdefgh abcabc aaaaaaaa admin administrator amministratore root utente user guest test
  prova benvenuto benvenuta welcome ciao ciaociao ciaobella letmein iloveyou tiamo tivogliobene amore amoremio tesoro stellina
  principessa andrea francesca francesco alessandro alessandra alessio alessia antonio antonella giuseppe giovanni martina
  valentina federica federico simone matteo lorenzo chiara giulia claudia daniela daniele roberto roberta stefano stefania
  riccardo salvatore vincenzo domenico pasquale raffaele gabriele michele cristina cristian barbara patrizia elisabetta
  juventus forzajuve juve inter forzainter internazionale milan forzamilan napoli forzanapoli roma asroma lazio forzaroma
  fiorentina palermo torino bologna genova sampdoria cagliari calcio ferrari ducati vespa fiat italia forzaitalia milano
  firenze venezia sicilia sardegna monkey dragon baseball football sunshine princess superman batman pokemon starwars master
  shadow michael jordan hunter trustno whatever freedom computer internet samsung iphone apple google facebook instagram
  dottore dottoressa medico infermiere infermiera ospedale farmacia farmacista salute camice camiceclub gennaio febbraio marzo
  aprile maggio giugno luglio agosto settembre ottobre novembre dicembre primavera estate autunno inverno lunedi martedi
  mercoledi giovedi venerdi sabato domenica`

export const COMMON_PASSWORDS_PATH = path.join(import.meta.dirname, '../app/platform/secrets/common-passwords.json')

/**
 * The text of the list of refused passwords: the most common first. What the check finds by a shorter reading (password1 is password)
 * and what is never compared because it is too short is left out.
 */
export function commonPasswordsFile(): string {
  const lists = [
    common['passwords-common'],
    OURS.split(/\s+/),
    italian.firstnames,
    italian.lastnames,
    italian.commonWords,
  ]
  const all = new Set(
    lists
      .flat()
      .map((word) => word.toLowerCase())
      .filter(isCompared),
  )
  const words = [...all].filter((word) => !commonReadings(word).some((reading) => reading !== word && all.has(reading)))
  const file = {
    origin:
      '@zxcvbn-ts/language-common 4.1.3 (passwords-common) and @zxcvbn-ts/language-it 3.0.2 (firstnames, lastnames, commonWords), and words of our own; written by db/write-common-passwords.ts',
    licence: 'MIT, Copyright (c) 2012-2016 Dan Wheeler and Dropbox, Inc., Copyright (c) 2021 @zxcvbn-ts',
    words: words.join(' '),
  }
  return `${JSON.stringify(file, null, 2)}\n`
}

/** A password has at least eight characters, and what is left of it between digits and signs at least four. */
function isCompared(word: string): boolean {
  return /^\S{8,}$|^\p{L}\S{2,}\p{L}$/u.test(word)
}

if (import.meta.main) await writeFile(COMMON_PASSWORDS_PATH, commonPasswordsFile())
