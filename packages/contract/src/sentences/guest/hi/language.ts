// Hindi: its name in itself, in English and in Hindi.
export const ownName = 'हिन्दी'
export const nameInEnglish = 'Hindi'
export const nameInHindi = 'हिन्दी'
