/** IDN-026. Said of a call that is nowhere, and of one of the desk to whoever may not make it: a page of the desk reads in it that its session ended. */
export const NO_SUCH_CALL = 'Questa chiamata non esiste.'
