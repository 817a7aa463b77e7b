/** Nobody says a hyphen: a year and a number after it ("a 2011, 50 gallon") are apart where they are heard as "2011-50". */
export const partYears = (text: string) => text.replace(/\b((?:19|20)\d\d)-(?=\d)/g, '$1, ');
