import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'

export type TestFiles = { club: string[]; screens: string[]; rooms: string[] }

/** The test files by what they are tried on: the built club, a screen of jsdom, or nothing but themselves and a database. */
export function testFilesOf(folder: string): TestFiles {
  const files: TestFiles = { club: [], screens: [], rooms: [] }
  const patterns = ['app/**/*.test.{ts,tsx}', 'tests/**/*.test.{ts,tsx}', 'db/**/*.test.ts']
  for (const file of globSync(patterns, { cwd: folder }).sort()) {
    const text = readFileSync(path.join(folder, file), 'utf8')
    if (/\/(open-)?club\.ts'/.test(text)) files.club.push(file)
    else if (text.startsWith('// @vitest-environment jsdom')) files.screens.push(file)
    else files.rooms.push(file)
  }
  return files
}
