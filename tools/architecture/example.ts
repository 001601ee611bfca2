// What an example of an architecture rule is: small sources that break it, and their nearest neighbours that do not.
type Files = Record<string, string>

export type Example = { rule: string; breaks: Files; keeps: Files }
