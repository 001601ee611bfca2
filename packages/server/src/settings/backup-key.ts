// The key of backups, as age writes it: the public half encrypts, the secret half decrypts, too.
const PUBLIC = /^age1[02-9ac-hj-np-z]{58}$/
const SECRET = /^AGE-SECRET-KEY-1[02-9AC-HJ-NP-Z]{58}$/

export const isBackupKey = (key: string): boolean => PUBLIC.test(key) || SECRET.test(key)
export const isSecretKey = (key: string): boolean => SECRET.test(key)
