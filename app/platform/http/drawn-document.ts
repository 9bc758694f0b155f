import { createContext } from 'react-router'

/** A document as it was drawn, and the nonce its scripts carry. */
export type DrawnDocument = { bytes: Buffer; nonce: string }

/** How the renderer hands the document to the server: as the body of an answer it would be read and copied again. */
export const drawnDocumentContext = createContext<DrawnDocument | null>(null)
