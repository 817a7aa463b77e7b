/** What cameras, phones and programs put into names; tells nothing of the picture. */
const CAMERA_WORDS = new Set(
  `img image images photo photos pic pics pict picture pictures dsc dscn dscf dcim cimg imag mvimg pxl gopr snap
   screenshot screen shot scan file download camera whats app whatsapp wa at am pm edit edited copy final new original resized
   cropped small large hdr pano burst cover portrait effects jpg jpeg png gif untitled`.split(/\s+/),
);

/** The words that somebody gave a file as its name, without what cameras put there; empty where nobody did. */
export function wordsOfName(name: string): string {
  return name
    .replace(/\.[^.]*$/, '')
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .split(/[^\p{L}]+/u)
    .filter((word) => word.length > 1 && !CAMERA_WORDS.has(word.toLowerCase()))
    .join(' ');
}
