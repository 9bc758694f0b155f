import { writeFileSync } from 'node:fs'
import { keysOfTests } from './keys.ts'

/** For `bin/steps/proved.mjs`: the key of each test file, written to the file that is named. */
writeFileSync(process.argv[2] ?? '', JSON.stringify(keysOfTests(process.cwd())))
