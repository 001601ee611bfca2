// Names the attribute by which the document passes the address of the form's script to the prelude.

/** Attribute of the prelude's script element: the address of the form's script. */
export const formScriptAttribute = 'data-form'
