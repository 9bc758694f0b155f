/** How the renderer tells the server which nonce it drew; the header never leaves the process. */
export const NONCE_HEADER = 'x-document-nonce'
