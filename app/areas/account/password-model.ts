export const PASSWORD_MIN_LENGTH = 8
/** IDN-014 */
export const PASSWORD_MAX_LENGTH = 128
/** What one RSA-2048 envelope with OAEP and SHA-256 holds. */
export const PASSWORD_MAX_BYTES = 190
