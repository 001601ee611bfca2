// What an example of a wall is: small sources that break it, and their nearest neighbours that do not.
type Files = Record<string, string>

export type Example = { wall: string; breaks: Files; keeps: Files }
