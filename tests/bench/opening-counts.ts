import { answersPerCpuSecond, inTurns } from './ask.ts'
import { startMeasured } from './measured-server.ts'
import type { Bar } from './report.ts'

const headers = {
  'accept-encoding': 'br',
  'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0',
}
const path = '/news-approfondimenti/clinica-e-terapia/cefalea-segnali-di-allarme'

/** FIG-039. What counting an opening costs where an answer costs least: the same kept article, counted and not. */
export async function measureOpeningCounts(databaseUrl: string): Promise<Bar[]> {
  const counting = await startMeasured({ kind: 'club', databaseUrl })
  const silent = await startMeasured({ kind: 'club', databaseUrl, countsOpenings: false })
  try {
    const [countingRate = 0, silentRate = 0] = await inTurns(6, [
      () => answersPerCpuSecond(counting, { headers, path }),
      () => answersPerCpuSecond(silent, { headers, path }),
    ])
    return [
      { name: 'kept page whose openings are counted / not counted', ratio: countingRate / silentRate, atLeast: 0.98 },
    ]
  } finally {
    await Promise.all([counting.stop(), silent.stop()])
  }
}
