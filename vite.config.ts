import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  // Node makes 140 MB of garbage linking this package's hundred small modules, and keeps the heap that large: one file costs 5.
  ssr: { noExternal: ['drizzle-orm'] },
  // Fastify lives inside the graph: outside of it the router's context keys would be other objects than the pages'.
  environments: { ssr: { build: { rollupOptions: { input: './server.ts' } } } },
})
