// An example of an architecture rule: small sources that break it, and similar ones that do not.
type Files = Record<string, string>

export type Example = { rule: string; breaks: Files; keeps: Files }
