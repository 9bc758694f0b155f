export const INVOICES_PATH = '/profilo/fatture-pagamenti'
export const METHODS_PATH = '/profilo/metodi-pagamento'
export const OUTCOME_PATH = '/checkout/esito'
export const TRANSFER_PATH = '/checkout/bonifico'
