// The shape of a group of sentences in another language: the same keys as in English, each with the same arguments. A sentence
// that is missing is an error of the compiler.
export type Translated<English> = English extends string
  ? string
  : English extends (...words: infer Words) => infer Said
    ? (...words: Words) => Said
    : { readonly [Name in keyof English]: Translated<English[Name]> }
