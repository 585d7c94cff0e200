/** The name of a file for a key, by its format and what it is called (“RSA 2048”). */
export function fileNameOf(which: 'public' | 'private', format: string, algorithm: string): string {
  if (format.startsWith('jwk')) return `${which}-key.${format}.json`;
  if (format !== 'openssh') return `${which}-key.pem`;
  // As ssh-keygen names them.
  const kind = algorithm.split(' ')[0]?.toLowerCase().replace('ec', 'ecdsa');
  return `id_${kind}${which === 'public' ? '.pub' : ''}`;
}
