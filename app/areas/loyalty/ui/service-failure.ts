import { useEffect } from 'react'
import { toast } from '#design/toast/toast.ts'

type Service = '/winloy/catalogue' | '/winloy/transactions'

/** LOY-024. Who develops the club sees failures in the console, and is spared the toast. */
export const isSilent = () => import.meta.env.MODE === 'development'

export function useServiceFailure(service: Service, hasFailed: boolean): void {
  useEffect(() => {
    if (hasFailed && !isSilent()) toast.danger(`Errore nel servizio ${service}`)
  }, [service, hasFailed])
}
