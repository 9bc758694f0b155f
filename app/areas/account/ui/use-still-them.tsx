import { type ReactNode, useRef, useState } from 'react'
import { askCall, type CallAnswer } from '#platform/http/ask-call.ts'
import { StillThemDialog } from './still-them-dialog.tsx'

export type StillThem = {
  /** Makes a call; where it wants a proof, asks for one and makes it again. What was typed stays in its form meanwhile. */
  withProof<Answer>(call: () => Promise<CallAnswer<Answer>>): Promise<CallAnswer<Answer>>
  /** True once the member has shown to be there, at once where they did in the last minutes. */
  prove(): Promise<boolean>
  /** To be drawn somewhere in the page. */
  dialog: ReactNode
}

/** IDN-016. «Sei ancora tu?», for pages whose calls may take an account from its owner. */
export function useStillThem(): StillThem {
  const [isOpen, setOpen] = useState(false)
  const settle = useRef<(isProved: boolean) => void>(null)
  const end = (isProved: boolean) => {
    setOpen(false)
    settle.current?.(isProved)
    settle.current = null
  }
  const ask = () =>
    new Promise<boolean>((resolve) => {
      settle.current = resolve
      setOpen(true)
    })
  return {
    async withProof(call) {
      const answer = await call()
      if (answer.isOk || answer.kind !== 'prova-richiesta' || !(await ask())) return answer
      return call()
    },
    async prove() {
      const state = await askCall<{ recente: boolean }>('/Auth/SeiAncoraTu')
      return (state.isOk && state.answer.recente) || ask()
    },
    dialog: isOpen && <StillThemDialog onProved={() => end(true)} onClose={() => end(false)} />,
  }
}
