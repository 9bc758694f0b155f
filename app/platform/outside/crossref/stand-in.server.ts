import type { DoiPort, PublishedWork } from './port.ts'

/** Under the prefix that Crossref keeps for examples, so that nobody can take them for real papers. */
const WORKS: readonly PublishedWork[] = [
  {
    doi: '10.5555/camice.2024.001',
    title: 'Aderenza alla terapia antipertensiva in medicina generale: uno studio osservazionale',
    journal: 'Rivista dimostrativa di medicina interna',
    year: 2024,
  },
  {
    doi: '10.5555/camice.2022.014',
    title: 'Lesioni da pressione a domicilio: un percorso condiviso tra infermieri e famiglie',
    journal: 'Quaderni dimostrativi di assistenza',
    year: 2022,
  },
  {
    doi: '10.5555/camice.2019.007',
    title: 'Uso appropriato degli antibiotici in età pediatrica',
    journal: 'Rivista dimostrativa di pediatria',
    year: 2019,
  },
]

export const standInDois: DoiPort = {
  name: 'stand-in',
  findWork: async (doi) => WORKS.find((work) => work.doi === doi.toLowerCase()) ?? null,
}
