import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  // Fastify lives inside the graph: outside of it the router's context keys would be other objects than the pages'.
  environments: { ssr: { build: { rollupOptions: { input: './app/server.ts' } } } },
})
