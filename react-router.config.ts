import type { Config } from '@react-router/dev/config'

// The build grows in a folder of its own and is moved into place when it is complete.
export default { ssr: true, buildDirectory: process.env.CAMICE_BUILD_FOLDER ?? 'build' } satisfies Config
