// Makes a pair of keys for backups: what the public half encrypts, the secret half alone decrypts.
import { generateX25519Identity, identityToRecipient } from 'age-encryption'

export type KeyPair = { secretKey: string; publicKey: string }

export async function makeKeyPair(): Promise<KeyPair> {
  const secretKey = await generateX25519Identity()
  return { secretKey, publicKey: await identityToRecipient(secretKey) }
}
