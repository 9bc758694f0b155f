import { existsSync } from 'node:fs'

const EVERY_ADDRESS = '0.0.0.0'
const THIS_MACHINE = '127.0.0.1'

/** What Docker, Podman, systemd and Kubernetes put into every container. */
const CONTAINER_MARKS = [
  '/.dockerenv',
  '/run/.containerenv',
  '/run/systemd/container',
  '/var/run/secrets/kubernetes.io',
]

export function isInContainer(): boolean {
  return CONTAINER_MARKS.some((mark) => existsSync(mark))
}

/**
 * Where a club listens when nobody says. Whoever reaches a demo can enter as its administrator, and a demo is also what starts where
 * NODE_ENV was forgotten: it answers this machine alone. The loopback of a container is reached by nobody, and there whoever publishes
 * the port has decided.
 */
export function hostFor({ isDemo, isContained }: { isDemo: boolean; isContained: boolean }): string {
  return isDemo && !isContained ? THIS_MACHINE : EVERY_ADDRESS
}

type Listening = { isDemo: boolean; isHttps: boolean; host: string }

/** Said at the start to whoever shows a demo to others, perhaps because NODE_ENV was forgotten. */
export function demoWarning({ isDemo, isHttps, host }: Listening): string | null {
  if (!isDemo || (!isHttps && isThisMachine(host))) return null
  return 'Attenzione: è una dimostrazione, e chi la raggiunge può entrare come amministratore. Un club vero parte con NODE_ENV=production.'
}

/** Said to whoever would look for a demo from elsewhere and find nobody. */
export function demoReach({ isDemo, host }: Listening): string | null {
  if (!isDemo || !isThisMachine(host)) return null
  return `È una dimostrazione e risponde solo a questa macchina; per mostrarla ad altri: HOST=${EVERY_ADDRESS} npm start.`
}

const isThisMachine = (host: string) => /^(127\.|::1$|localhost$)/.test(host)
