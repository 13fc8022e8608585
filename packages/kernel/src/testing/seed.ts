import fc from 'fast-check';

/** Every run tests the same random data, so that a failure can be repeated; another seed tests other data. */
fc.configureGlobal({ seed: Number(process.env.SIGNALBOX_SEED ?? 1841) });
