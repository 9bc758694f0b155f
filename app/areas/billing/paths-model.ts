export const INVOICES_PATH = '/profilo/fatture-pagamenti'
export const METHODS_PATH = '/profilo/metodi-pagamento'
export const OUTCOME_PATH = '/checkout/esito'
export const TRANSFER_PATH = '/checkout/bonifico'
/** Where the payment provider tells us what happened. */
export const NOTICES_PATH = '/avvisi/pagamenti'
export const ORDERS_PATH = '/redazione/ordini'
export const QUOTATIONS_PATH = '/redazione/preventivi'
