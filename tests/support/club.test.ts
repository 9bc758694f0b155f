import { createRequire } from 'node:module'
import path from 'node:path'
import { expect, test } from 'vitest'
// What opens the club is tried with the club's own settings (vitest.config.ts).
import './club.ts'

test('the club is tried as it ships: its packages are those for production, and Vitest rewrites nothing of it', async () => {
  expect(process.env.NODE_ENV).toBe('production')
  expect(createRequire(import.meta.url).resolve('react-router')).toContain('/production/')
  const { loadApp } = await import(path.resolve('build/server/index.js'))
  expect(loadApp.toString()).not.toMatch(/__vite_|__vi_/)
})
