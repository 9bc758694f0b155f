/** LOG-007. Closes a password with the club's public key (RSA-OAEP, SHA-256); only the base64 of this leaves the browser. */
export async function encryptPassword(password: string, publicKeyPem: string): Promise<string> {
  const algorithm = { name: 'RSA-OAEP', hash: 'SHA-256' }
  const key = await crypto.subtle.importKey('spki', bytesOfPem(publicKeyPem), algorithm, false, ['encrypt'])
  const closed = await crypto.subtle.encrypt(algorithm, key, new TextEncoder().encode(password))
  return btoa(String.fromCharCode(...new Uint8Array(closed)))
}

/** Browsers lend their cryptography only to pages no one on the way can have altered: https, or the machine itself. */
export function mayEncrypt(): boolean {
  return globalThis.isSecureContext && globalThis.crypto?.subtle !== undefined
}

function bytesOfPem(pem: string): Uint8Array<ArrayBuffer> {
  const base64 = pem.replace(/-----[A-Z ]+-----/g, '').replace(/\s/g, '')
  return Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))
}
