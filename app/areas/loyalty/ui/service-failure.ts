type Service = '/winloy/catalogue' | '/winloy/transactions'

/** LOY-024. The words of a failure; whoever develops the club sees it in the console, and is spared them. */
export function serviceFailure(service: Service): string | null {
  return import.meta.env.MODE === 'development' ? null : `Errore nel servizio ${service}`
}
