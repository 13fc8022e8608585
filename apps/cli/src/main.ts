console.log('signalbox');
