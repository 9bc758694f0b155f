import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'

/** What every page of the club needs at once travels as one file: forty small ones compress worse and ask forty times. */
const FRAME = [
  'app/shell/(?!member-corner|user-menu|notices-bell|error-page|personal-pages|send|pages/)',
  'app/design/(ask|button|cx|dialog/dialog\\.tsx|icon/icon|layout|lazy-part|link|logo|toast/toast\\.ts|toast/toast-region\\.tsx|visually-hidden)',
  'app/areas/tracking/(model|rules|link-rules|ui/(tracking-provider|track|visit|consent|consent-banner|consent-question|consent-body)\\.)',
  'app/areas/audience/(model\\.ts|ui/person)',
  'app/areas/content/ui/(phone-call|picture|rich-text|call-to-action|json-ld|main-menu|menu-link|footer-menu)\\.',
  'app/areas/notices/(days-rules|ui/top-bar-words)',
  'app/blocks/(render-blocks|until-seen|block-boundary|components|banner-section|banner-event|pages/content-page)',
  'app/design/(cover-art|breadcrumbs|carousel/carousel\\.tsx)',
  'app/platform/pure/text',
  'app/platform/http/ask-call',
  'app/root',
]

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  // Node makes 140 MB of garbage linking this package's hundred small modules, and keeps the heap that large: one file costs 5.
  ssr: { noExternal: ['drizzle-orm'] },
  environments: {
    // Fastify lives inside the graph: outside of it the router's context keys would be other objects than the pages'.
    ssr: { build: { rollupOptions: { input: './server.ts' } } },
    client: {
      build: {
        // The lists of what to fetch ahead name every file of the club by its hash, in a file that everybody fetches.
        modulePreload: false,
        rolldownOptions: {
          output: {
            // Examples are for the gallery: a visitor has no use for them.
            advancedChunks: {
              groups: [{ name: 'frame', test: new RegExp(`^(?!.*/examples\\.).*/(${FRAME.join('|')})`) }],
            },
          },
        },
      },
    },
  },
})
