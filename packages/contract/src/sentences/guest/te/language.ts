// Telugu: its name in itself, in English and in Hindi.
export const ownName = 'తెలుగు'
export const nameInEnglish = 'Telugu'
export const nameInHindi = 'तेलुगु'
