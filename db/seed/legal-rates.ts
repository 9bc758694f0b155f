import type { LegalRate } from '#areas/calculators/model.ts'
import { insertMissingLegalRates } from '#areas/calculators/store.server.ts'
import type { Db } from '#platform/db/database.server.ts'

const year = (first: number, last: number, basisPoints: number, decree: string): LegalRate => ({
  from: `${first}-01-01` as LegalRate['from'],
  to: `${last}-12-31` as LegalRate['to'],
  basisPoints,
  decree,
})

/** Art. 1284 of the civil code and the decrees that followed it, up to the one published on 13 December 2025. */
export const LEGAL_RATES: readonly LegalRate[] = [
  { from: '1942-04-21', to: '1990-12-15', basisPoints: 500, decree: 'codice civile, art. 1284' },
  { from: '1990-12-16', to: '1996-12-31', basisPoints: 1000, decree: 'legge 353/1990' },
  year(1997, 1998, 500, 'legge 662/1996'),
  year(1999, 2000, 250, 'd.m. 10/12/1998'),
  year(2001, 2001, 350, 'd.m. 11/12/2000'),
  year(2002, 2003, 300, 'd.m. 11/12/2001'),
  year(2004, 2007, 250, 'd.m. 01/12/2003'),
  year(2008, 2009, 300, 'd.m. 12/12/2007'),
  year(2010, 2010, 100, 'd.m. 04/12/2009'),
  year(2011, 2011, 150, 'd.m. 07/12/2010'),
  year(2012, 2013, 250, 'd.m. 12/12/2011'),
  year(2014, 2014, 100, 'd.m. 12/12/2013'),
  year(2015, 2015, 50, 'd.m. 11/12/2014'),
  year(2016, 2016, 20, 'd.m. 11/12/2015'),
  year(2017, 2017, 10, 'd.m. 07/12/2016'),
  year(2018, 2018, 30, 'd.m. 13/12/2017'),
  year(2019, 2019, 80, 'd.m. 12/12/2018'),
  year(2020, 2020, 5, 'd.m. 12/12/2019'),
  year(2021, 2021, 1, 'd.m. 11/12/2020'),
  year(2022, 2022, 125, 'd.m. 13/12/2021'),
  year(2023, 2023, 500, 'd.m. 13/12/2022'),
  year(2024, 2024, 250, 'd.m. 29/11/2023'),
  year(2025, 2025, 200, 'd.m. 10/12/2024'),
  year(2026, 2026, 160, 'd.m. 10/12/2025'),
]

/** Every club needs them, not only a demo. */
export async function seedLegalRates(db: Db): Promise<number> {
  return insertMissingLegalRates(db, LEGAL_RATES)
}
